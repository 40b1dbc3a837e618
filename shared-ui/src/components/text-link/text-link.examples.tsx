import { TextLink } from './text-link.tsx';

export default { title: 'TextLink' };

export const InASentence = () => (
  <p>
    Your next step is in <TextLink href="/account">your account</TextLink>.
  </p>
);

export const AsOneOfSeveral = () => (
  <TextLink href="/users/password/change" variant="secondary">
    Change password
  </TextLink>
);

export const AsAButton = () => (
  <TextLink href="/apply" variant="button">
    Apply Now!
  </TextLink>
);

export const BesideQuietButtons = () => (
  <TextLink href="/dashboard/forecast" variant="quiet">
    See your limit until payday
  </TextLink>
);
