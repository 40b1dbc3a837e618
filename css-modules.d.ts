declare module '*.module.css' {
  /** Class names of this stylesheet, by the name written there. */
  const classes: Record<string, string>;
  export default classes;
}

/** A stylesheet for the whole page, imported for its effect. */
declare module '*/global.css' {}
