from collections.abc import Iterator, Mapping, Sequence
from os import PathLike
from typing import Any, TypedDict, final

import numpy as np
from numpy.typing import NDArray

ENCODER: int

class PanicException(BaseException): ...

Action = dict[str, Any] | str

class Score(TypedDict):
    total: int
    place: int
    lines: list[int]
    completed: int
    failed: int
    longest_path: int

class SimulatedSeat(TypedDict):
    seat: str
    bot: str
    mean_score: float
    mean_score_interval: list[float]
    win_share: float
    win_share_interval: list[float]
    score_lines: dict[str, float]

class _SimulationNumbers(TypedDict):
    edition: str
    edition_hash: str
    players: int
    seed: int
    games: int
    seconds: float
    games_per_second: float
    decisions: int
    decisions_per_second: float
    decisions_per_game: float
    turns_per_game: float
    seats: list[SimulatedSeat]
    score_lines: dict[str, float]
    ticket_completion_rate: float | None
    rare: dict[str, int]

class SimulationReport(_SimulationNumbers, total=False):
    records: str

class Thinking(TypedDict):
    mean: float
    longest: float

class TournamentBot(TypedDict):
    name: str
    games: int
    chairs: int
    rating: float
    rating_interval: list[float] | None
    win_share: float
    win_share_interval: list[float] | None
    wins_counting_ties: float
    mean_score: float
    mean_score_interval: list[float] | None
    mean_winning_score: float
    score_lines: dict[str, float]
    ticket_completion_rate: float | None
    mean_decisions: float
    thinking_ms: Thinking

class TournamentPair(TypedDict):
    bots: list[str]
    comparisons: int
    first_ahead: float
    first_ahead_interval: list[float] | None

class TournamentReport(TypedDict):
    edition: str
    edition_hash: str
    players: int
    format: str
    seed: int
    games: int
    blocks: int
    mean_winning_score: float
    bots: list[TournamentBot]
    pairs: list[TournamentPair]

class RecordArrays(TypedDict):
    obs: NDArray[np.uint8]
    mask: NDArray[np.uint8]
    action: NDArray[np.int64]
    seat: NDArray[np.int8]
    seats: NDArray[np.int8]
    game: NDArray[np.int32]
    share: NDArray[np.float32]
    score: NDArray[np.int16]
    over: NDArray[np.uint8]

class Layout(TypedDict):
    version: int
    bytes: int
    bit_bytes: int
    counts: int
    actions: int
    mask_bytes: int
    routes: int
    tickets: int
    width: int
    live_bits: list[int]
    live_actions: list[int]
    scales: list[float]
    groups: list[tuple[str, str, int, int]]

def edition(name: str | PathLike[str], of: str | None = None) -> Edition: ...
def editions() -> list[str]: ...
def bots() -> list[str]: ...
def network(edition: str | PathLike[str] | Edition) -> bytes | None: ...
def simulate(
    edition: str | PathLike[str] | Edition,
    bots: str | Sequence[str] | None = None,
    *,
    seats: int = 4,
    games: int = 1000,
    seed: int = 1,
    first: int = 0,
    threads: int = 0,
    records: bool = False,
) -> SimulationReport: ...
def lane_seconds(edition: str | PathLike[str] | Edition, seats: int, games: int, steps: int, work: str) -> float: ...
def game_seconds(edition: str | PathLike[str] | Edition, seats: int, games: int) -> float: ...
def record_seconds(edition: str | PathLike[str] | Edition, records: Sequence[str]) -> float: ...
def split_records(text: str) -> list[str]: ...
def record_arrays(edition: str | PathLike[str] | Edition, records: Sequence[str], *, threads: int = 0) -> RecordArrays: ...
def record_json(edition: str | PathLike[str] | Edition, record: str) -> str: ...

@final
class Edition:
    @property
    def name(self) -> str: ...
    @property
    def hash(self) -> str: ...
    @property
    def seats(self) -> tuple[int, int]: ...
    @property
    def tickets(self) -> list[str]: ...
    @property
    def routes(self) -> list[str]: ...
    @property
    def score_lines(self) -> list[str]: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Game:
    def __new__(cls, edition: str | PathLike[str] | Edition, seats: int = 2, seed: int = 1) -> Game: ...
    @staticmethod
    def from_record(edition: str | PathLike[str] | Edition, text: str, at: int | None = None, seed: int = 1) -> Game: ...
    @property
    def edition(self) -> Edition: ...
    @property
    def seats(self) -> int: ...
    @property
    def to_move(self) -> int | None: ...
    @property
    def hash(self) -> str: ...
    @property
    def scores(self) -> list[Score] | None: ...
    def view(self, seat: int) -> View: ...
    def act(self, action: Action) -> None: ...
    def step(self, index: int) -> None: ...
    def ask(self, bot: str, seed: int = 1) -> Action: ...
    def undo(self) -> None: ...
    def clone(self) -> Game: ...
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, memo: Any, /) -> Game: ...
    def record(self) -> str: ...

@final
class Plan:
    def __new__(
        cls,
        edition: str | PathLike[str] | Edition,
        bots: str | Sequence[str],
        seats: int = 4,
        *,
        games: int = 200,
        seed: int = 1,
        format: str | None = None,
    ) -> Plan: ...
    @property
    def edition(self) -> Edition: ...
    @property
    def bots(self) -> list[str]: ...
    @property
    def blocks(self) -> int: ...
    @property
    def games(self) -> int: ...
    @property
    def header(self) -> str: ...
    @property
    def repeatable(self) -> bool: ...
    def play(self, first: int = 0, last: int | None = None, *, threads: int = 0) -> list[str]: ...
    def timeless(self, lines: Sequence[str]) -> list[str]: ...
    def report(self, lines: Sequence[str]) -> TournamentReport: ...

@final
class View:
    @property
    def seat(self) -> int: ...
    @property
    def open(self) -> dict[str, Any]: ...
    @property
    def own(self) -> dict[str, Any]: ...
    @property
    def shown(self) -> dict[str, Any] | None: ...
    @property
    def obs(self) -> NDArray[np.uint8]: ...
    @property
    def mask(self) -> NDArray[np.uint8]: ...
    @property
    def choices(self) -> Choices: ...

@final
class Choices:
    def __len__(self) -> int: ...
    def __getitem__(self, number: int, /) -> Action: ...
    def __iter__(self) -> Iterator[Action]: ...

@final
class Vector:
    def __new__(
        cls,
        edition: str | PathLike[str] | Edition,
        games: int,
        *,
        seats: int | Sequence[int] | Mapping[int, float] | None = None,
        seed: int = 1,
        threads: int = 0,
        bots: Mapping[str, float] | None = None,
        duel: str | None = None,
        payments: str = "thrifty",
        reveal: bool = False,
    ) -> Vector: ...
    @property
    def obs(self) -> NDArray[np.uint8]: ...
    @property
    def mask(self) -> NDArray[np.uint8]: ...
    @property
    def seat(self) -> NDArray[np.int8]: ...
    @property
    def seats(self) -> NDArray[np.int8]: ...
    @property
    def done(self) -> NDArray[np.uint8]: ...
    @property
    def share(self) -> NDArray[np.float32]: ...
    @property
    def score(self) -> NDArray[np.int16]: ...
    @property
    def tickets(self) -> NDArray[np.uint8]: ...
    @property
    def learners(self) -> NDArray[np.uint8]: ...
    @property
    def length(self) -> NDArray[np.int32]: ...
    @property
    def advice(self) -> NDArray[np.uint16]: ...
    @property
    def advice_chance(self) -> NDArray[np.float32]: ...
    @property
    def hidden_hands(self) -> NDArray[np.uint8] | None: ...
    @property
    def hidden_tickets(self) -> NDArray[np.uint8] | None: ...
    @property
    def edition(self) -> Edition: ...
    @property
    def games(self) -> int: ...
    @property
    def layout(self) -> Layout: ...
    def reset(self) -> None: ...
    def step(self, actions: NDArray[np.int64]) -> None: ...
    def sample(self, seed: int) -> NDArray[np.int64]: ...
    def advise(self, temperature: float = 0.25) -> None: ...
    def __len__(self) -> int: ...
