import type {
  ApplicationStatus,
  ApplicationStep,
  TaskName,
} from '@reset/api-contract/onboarding/application-status.ts';

type Eligibility = ApplicationStatus['eligibility_result'];

/** What an applicant can be shown. Those of tasks bear the task's name. */
export type Screen = ApplicationStep;

/** What decides which screen it is. */
export type ScreenInputs = {
  product: 'card' | 'tax';
  /** null when nothing is left for her to do. */
  currentTask: TaskName | null;
  applicationStatus: Eligibility['application_status'];
  criteria: Eligibility['user_actionable_criteria'];
  isComplete: boolean;
  /** By herself, and not begun again. */
  isCancelled: boolean;
  hasPayroll: boolean;
  /** Whether what the bank shows of her income has been read. */
  isIncomeRead: boolean;
  hasIntegrationErrors: boolean;
};

/**
 * The screen of an application, by the rendering orders of the specification (document 2,
 * section 2): the first that holds, but that a wait for pay is `links_broken` while one of the links
 * that would show it is. Where both a missing deposit and a bank on phones only are in
 * the way, the bank comes first (decision C-022). Who has cancelled is told that before anything
 * that would be in her way.
 */
export function screenOf(inputs: ScreenInputs): Screen {
  return inputs.product === 'card' ? cardScreen(inputs) : taxScreen(inputs);
}

function cardScreen(inputs: ScreenInputs): Screen {
  const { applicationStatus, criteria, currentTask, isComplete } = inputs;
  if (isComplete) return 'complete';
  if (inputs.isCancelled) return 'cancelled';
  if (applicationStatus === 'ineligible' || applicationStatus === 'rejected') return 'ineligible';
  if (criteria.length > 0) return interrupted(actionableScreen(inputs), inputs);
  if (inputs.hasIntegrationErrors) return 'integration_errors';
  if (currentTask === null) return 'card_issuance_wait';
  if (LINKING.has(currentTask)) return currentTask;
  return NOT_JUDGED.has(applicationStatus) ? actionableScreen(inputs) : currentTask;
}

/** Tasks before anybody is judged. */
const LINKING: ReadonlySet<TaskName> = new Set(['signup', 'bank_linking', 'payroll_linking']);
const NOT_JUDGED: ReadonlySet<ScreenInputs['applicationStatus']> = new Set([
  'not_started',
  'pending',
  'requires_action',
]);

function actionableScreen({ criteria, hasPayroll, isIncomeRead }: ScreenInputs): Screen {
  const isNeoBank = criteria.includes('non_neo_bank?');
  const lacksEarnings = criteria.includes('positive_earnings?');
  if (!hasPayroll && (isNeoBank || lacksEarnings)) {
    if (!isIncomeRead) return 'income_wait';
    return isNeoBank ? 'unsupported_bank' : 'direct_deposit_not_found';
  }
  return criteria.includes('confirmed_email?') ? 'confirm_email' : 'thanks_for_linking';
}

/** Nothing is read of a link that is broken, so that a wait for it would never end. */
const interrupted = (screen: Screen, { hasIntegrationErrors }: ScreenInputs): Screen =>
  hasIntegrationErrors && (screen === 'income_wait' || screen === 'thanks_for_linking')
    ? 'links_broken'
    : screen;

function taxScreen({ criteria, currentTask, isComplete, ...inputs }: ScreenInputs): Screen {
  if (isComplete) return 'complete';
  if (inputs.isCancelled) return 'cancelled';
  if (inputs.applicationStatus === 'ineligible' || inputs.applicationStatus === 'rejected') {
    return 'ineligible';
  }
  if (currentTask === 'bank_linking') return 'bank_linking';
  if (criteria.includes('confirmed_email?')) return 'confirm_email';
  return currentTask ?? 'complete';
}
