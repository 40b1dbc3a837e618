/**
 * The variable by which a process with an environment of its own finds compiled what others have of
 * the same modules: nearly half of the processor time of a service's start.
 */
export function compileCache(): { NODE_COMPILE_CACHE?: string } {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}
