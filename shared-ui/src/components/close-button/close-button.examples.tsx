import { CloseButton } from './close-button.tsx';

export default { title: 'CloseButton' };

export const Cross = ({ onClose = () => undefined }: { onClose?: () => void }) => (
  <CloseButton onClose={onClose} />
);
