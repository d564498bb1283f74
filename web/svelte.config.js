export default {
  compilerOptions: {
    // What the compiler warns of, above all missing names and keys for those who see or point otherwise, stops the build.
    warningFilter: (warning) => {
      if (!warning.filename?.includes('node_modules')) throw new Error(`${warning.filename}: ${warning.message}`)
      return true
    },
  },
}
