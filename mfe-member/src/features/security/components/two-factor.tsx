import type { MemberProfile } from '@reset/remote-sdk';
import { sendCode } from '@reset/remote-sdk/second-factor';
import {
  Badge,
  Banner,
  Button,
  SkeletonControl,
  SkeletonText,
  TextLink,
  Tile,
} from '@reset/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#messages.ts';
import { TwoFactorCode } from './two-factor-code.tsx';
import styles from './security.module.css';

const SET_UP = '/users/second_factor';

interface Props {
  profile: MemberProfile;
  /** Codes are texted to her phone. */
  hasTexts: boolean;
  /** An app shows her codes. */
  hasApp: boolean;
  /** It was turned on or off, in a new session. */
  onChanged: (recoveryCodes: string[]) => Promise<void>;
}

/** Whether signing in takes more than the password, and codes by text, which a code turns on and off. */
export function TwoFactor({ profile, hasTexts, hasApp, onChanged }: Props) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const { id, mfaEnabled } = profile;
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Back to what opened it: what had the focus is gone.
    if (wasOpen.current && !isOpen) box.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  async function toggle() {
    setSending(true);
    const result = await sendCode({ userId: id });
    setSending(false);
    // The number that she told is not confirmed: that is done where her password vouches for it.
    if (!result.ok && result.error.code === 'phone_missing') return navigate(SET_UP);
    setProblem(result.ok ? null : result.error.message);
    setOpen(result.ok);
  }

  return (
    <Tile
      title={t('security.twoFactor')}
      aside={
        <Badge tone={mfaEnabled ? 'success' : 'neutral'}>
          {mfaEnabled ? t('security.on') : t('security.off')}
        </Badge>
      }
    >
      {isOpen ? (
        <TwoFactorCode
          profile={profile}
          hasTexts={hasTexts}
          onVerified={async (recoveryCodes) => {
            await onChanged(recoveryCodes);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      ) : (
        <div ref={box} className={styles.column}>
          <p>{t(textOf({ hasTexts, hasApp }))}</p>
          {problem !== null && (
            <div role="alert">
              <Banner tone="danger">{problem}</Banner>
            </div>
          )}
          <div className={styles.ways}>
            <Button variant="secondary" isPending={isSending} onPress={() => void toggle()}>
              {hasTexts ? t('security.turnOff') : t('security.turnOn')}
            </Button>
            {mfaEnabled && (
              <TextLink href={SET_UP} variant="secondary">
                {t('security.recoveryCodes')}
              </TextLink>
            )}
          </div>
        </div>
      )}
    </Tile>
  );
}

function textOf({ hasTexts, hasApp }: Pick<Props, 'hasTexts' | 'hasApp'>) {
  if (hasTexts) return hasApp ? 'security.bothText' : 'security.onText';
  return hasApp ? 'security.otherText' : 'security.offText';
}

export const TwoFactorSkeleton = () => (
  <div className={styles.column}>
    <p>
      <SkeletonText />
    </p>
    <SkeletonControl />
  </div>
);
