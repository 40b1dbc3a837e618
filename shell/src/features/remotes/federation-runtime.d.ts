/* Parts of the federation's runtime that the package exports without types. */

declare module '@module-federation/webpack-bundler-runtime/bundler' {
  const federation: {
    runtime: { createInstance: (options: object) => object; init: (options: object) => object };
    bundlerRuntime: object;
    bundlerRuntimeOptions: object;
  };
  export default federation;
}

declare module '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js' {
  export function initContainerEntry(options: object): unknown;
}
