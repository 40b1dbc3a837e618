import { TextLink } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { useHasSecurityPage } from './use-has-security-page.ts';

interface Props {
  /** `button`: the setting is done, and this is the next step. */
  variant?: 'text' | 'button';
}

/** Out of a setting, in any step of it: to where the settings are that she can have. */
export function WayBack({ variant = 'text' }: Props) {
  const t = useMessages();
  const hasSecurityPage = useHasSecurityPage();
  return (
    <div>
      <TextLink href={hasSecurityPage ? '/account/security' : '/account'} variant={variant}>
        {t(hasSecurityPage ? 'wayBack.security' : 'wayBack.account')}
      </TextLink>
    </div>
  );
}
