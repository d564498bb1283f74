export default {
  compilerOptions: {
    // Compiler warnings stop the build, above all those about accessibility.
    warningFilter: (warning) => {
      // In development, the plugin adds an empty rule to styles that contain only global rules.
      if (warning.message.startsWith('Unused CSS selector "*"')) return false
      if (!warning.filename?.includes('node_modules'))
        throw new Error(`${warning.filename}: ${warning.message}`)
      return true
    },
  },
}
