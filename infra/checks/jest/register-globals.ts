import { registerHooks } from 'node:module';

const globals = new URL('./globals.ts', import.meta.url).href;

// The package itself refuses to be imported outside of Jest's own module registry.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context),
});
