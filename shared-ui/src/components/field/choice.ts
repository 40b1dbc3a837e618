/** One of the answers to a question with a few of them. */
export interface Choice {
  value: string;
  label: string;
}
