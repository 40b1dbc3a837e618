declare module '*.module.css' {
  /** Class names of this stylesheet, by the name written there. */
  const classes: Record<string, string>;
  export default classes;
}
