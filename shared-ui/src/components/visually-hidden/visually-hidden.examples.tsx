import { VisuallyHidden } from './visually-hidden.tsx';

export default { title: 'VisuallyHidden' };

export const InALabel = () => (
  <p>
    4242 <VisuallyHidden>are the last four digits of your card</VisuallyHidden>
  </p>
);
