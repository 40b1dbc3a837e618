import type { ScreenInputs } from '@reset/application-engine/screen.ts';
import type { Product } from '#features/product/product.ts';
import type { ApplicationStatus } from '../api/get-application-status.ts';

/** What is known beside the status; whether her income has been read is asked only where it counts. */
type Links = Pick<ScreenInputs, 'hasPayroll' | 'hasIntegrationErrors'>;

/** What decides which screen an application shows, but for the reading of her income. */
export const screenInputs = (
  product: Product,
  { currentTaskName, applicationComplete, cancellation, eligibilityResult }: ApplicationStatus,
  links: Links,
): Omit<ScreenInputs, 'isIncomeRead'> => ({
  product,
  currentTask: currentTaskName,
  applicationStatus: eligibilityResult.applicationStatus,
  criteria: eligibilityResult.userActionableCriteria,
  isComplete: applicationComplete,
  isCancelled: cancellation !== null,
  ...links,
});
