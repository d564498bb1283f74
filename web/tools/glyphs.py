"""Writes data/type/fraunces-bold.txt: the outlines with which the server writes on pictures.

A line for each letter: the letter, its advance, and its outline as an SVG path, in thousandths of the letter size, y down.
The server draws pictures without a font library or the fonts of its machine, so it carries the outlines themselves.

    pip install fonttools brotli
    npm ci && python3 tools/glyphs.py
"""

from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEIGHT = 700
WEB = Path(__file__).resolve().parent.parent
FILES = WEB / "node_modules/@fontsource-variable/fraunces/files"
TARGET = WEB.parent / "data/type/fraunces-bold.txt"
WANTED = [*range(0x21, 0x7F), *range(0xA1, 0x180), 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x201E, 0x2026, 0x2212]


class Outline(BasePen):
    """An outline as an SVG path with absolute commands M, L, Q, C and Z."""

    def __init__(self, glyphs, scale):
        super().__init__(glyphs)
        self.scale, self.path = scale, ""

    def add(self, command, *points):
        numbers = [str(round(n * self.scale)) for x, y in points for n in (x, -y)]
        self.path += command + " ".join(numbers)

    def _moveTo(self, point):
        self.add("M", point)

    def _lineTo(self, point):
        self.add("L", point)

    def _qCurveToOne(self, control, point):
        self.add("Q", control, point)

    def _curveToOne(self, first, second, point):
        self.add("C", first, second, point)

    def _closePath(self):
        self.path += "Z"


def glyphs():
    """Every wanted letter with its advance and outline; the first file that has it wins."""
    found = {}
    for subset in ["latin", "latin-ext"]:
        font = TTFont(FILES / f"fraunces-{subset}-wght-normal.woff2")
        font = instantiateVariableFont(font, {"wght": WEIGHT})
        scale = 1000 / font["head"].unitsPerEm
        outlines, names = font.getGlyphSet(), font.getBestCmap()
        for code in [0x20, *WANTED]:
            if code in found or code not in names:
                continue
            glyph = outlines[names[code]]
            pen = Outline(outlines, scale)
            glyph.draw(pen)
            found[code] = (round(glyph.width * scale), pen.path)
    return sorted(found.items())


TARGET.parent.mkdir(exist_ok=True)
TARGET.write_text("".join(f"{chr(code)} {width} {path}".rstrip() + "\n" for code, (width, path) in glyphs()))
