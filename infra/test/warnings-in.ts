/** The lines of a step's output that people should read although it succeeded: `warning: ...`. */
export const warningsIn = (output: string): string =>
  output
    .split('\n')
    .filter((line) => line.startsWith('warning: '))
    .join('\n');
