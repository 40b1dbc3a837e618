import { TextLink } from './text-link.tsx';

export default { title: 'TextLink' };

export const InASentence = () => (
  <p>
    Your next step is in <TextLink href="/account">your account</TextLink>.
  </p>
);

export const AsAButton = () => (
  <TextLink href="/apply" variant="button">
    Apply Now!
  </TextLink>
);
