export default {
  compilerOptions: {
    // What the compiler warns of, above all missing names and keys for those who see or point otherwise, stops the build.
    warningFilter: (warning) => {
      // While developing, the plugin itself adds an empty rule to styles that hold global rules only.
      if (warning.message.startsWith('Unused CSS selector "*"')) return false
      if (!warning.filename?.includes('node_modules'))
        throw new Error(`${warning.filename}: ${warning.message}`)
      return true
    },
  },
}
