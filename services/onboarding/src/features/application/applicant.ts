/** What the other services know of a person who applies, as they say it now. */
export type Applicant = {
  isConfirmed: boolean;
  hasBank: boolean;
  hasPayroll: boolean;
  hasCard: boolean;
};
