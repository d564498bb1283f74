const files = import.meta.glob<string>('../../../data/examples/three-cities/*', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A small map to start from, by file. */
export const example = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.split('/').at(-1)!, text]),
)
