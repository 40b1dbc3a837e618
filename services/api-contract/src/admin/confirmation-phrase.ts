/*
 * What staff type before what cannot be taken back, for the page and the service alike. It runs in the
 * browser, so it imports nothing at run time.
 */

/** The actions that ask for a phrase. */
export type ConfirmedAction =
  | 'unlink_bank_account'
  | 'convert_payroll_linked_to_skipped'
  | 'resolve_integration_error'
  | 'disconnect'
  | 'delete'
  | 'verify_identity'
  | 'reject';

const VERBS: Record<ConfirmedAction, { verb: string; isNamed: boolean }> = {
  unlink_bank_account: { verb: 'unlink', isNamed: false },
  convert_payroll_linked_to_skipped: { verb: 'convert', isNamed: false },
  resolve_integration_error: { verb: 'resolve', isNamed: false },
  disconnect: { verb: 'disconnect', isNamed: true },
  delete: { verb: 'delete', isNamed: true },
  verify_identity: { verb: 'verified', isNamed: true },
  reject: { verb: 'reject', isNamed: true },
};

/** Whether the phrase has the person's name in it. */
export const namesPerson = (action: ConfirmedAction): boolean => VERBS[action].isNamed;

/**
 * The phrase in upper case, exactly as it has to be typed (decision C-109).
 * @param name as the person's page says it
 */
export function confirmationPhrase(action: ConfirmedAction, name: string): string {
  const { verb, isNamed } = VERBS[action];
  return (isNamed ? `${verb} ${name}` : verb).toUpperCase();
}
