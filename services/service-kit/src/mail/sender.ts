/** Who writes, at the foot of every mail. */
export const SENDER = {
  help: 'support@reset.example',
  postalAddress: 'Reset, 500 Example Street, San Francisco, CA 94105',
} as const;
