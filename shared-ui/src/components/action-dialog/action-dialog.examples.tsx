import { ActionDialog } from './action-dialog.tsx';

export default { title: 'ActionDialog' };

const happens = () => Promise.resolve();

export const Leaving = () => (
  <ActionDialog
    action="I no longer work there"
    isQuiet
    title="Disconnect Brightway Payroll?"
    keep="Go back"
    onConfirm={happens}
  >
    <p>We forget what it told us about your pay.</p>
  </ActionDialog>
);
