import { useMessages } from '#messages.ts';
import { NewPasswordForm, passwordRefusal, type NewPassword } from '#features/password/password.ts';
import { StepHeading } from '#stages/step-heading.tsx';
import { confirm } from '../api/confirm.ts';
import { leaveConfirmed, type Wish } from '../model/confirmation.ts';
import styles from './confirmation.module.css';

interface Props {
  token: string;
  wish: Wish;
  /** The link was used or has become too old meanwhile. */
  onLinkRefused: () => void;
}

const NOBODY = { firstName: '', lastName: '' };

/** In another browser than the one that signed up: a new password, before the address counts. */
export function ChoosePassword({ token, wish, onLinkRefused }: Props) {
  const t = useMessages();

  async function submit({ password, score }: NewPassword) {
    const result = await confirm({
      confirmationToken: token,
      user: { password },
      ...(score === undefined ? {} : { score }),
    });
    if (result.ok) return leaveConfirmed(wish, result.data.location);
    if (result.error.code === 'token_invalid') onLinkRefused();
    return passwordRefusal(result.error);
  }

  return (
    <div className={styles.step}>
      <StepHeading>{t('confirmation.choosePassword')}</StepHeading>
      <p>{t('confirmation.whyPassword')}</p>
      <NewPasswordForm owner={NOBODY} onSubmit={submit} />
    </div>
  );
}
