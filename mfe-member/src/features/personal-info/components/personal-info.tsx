import { profileQuery, type MemberProfile } from '@reset/remote-sdk';
import { Badge, Button, Tile } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { DoneMessage } from '#results/done-message.tsx';
import { useMessages } from '../personal-info-messages.ts';
import { PersonalInfoFacts } from './personal-info-facts.tsx';
import { PersonalInfoForm } from './personal-info-form.tsx';

interface Props {
  profile: MemberProfile;
}

type Stage = 'read' | 'edit' | 'cancelled' | 'received';

/** What is known of her, the form to ask for something else, and that it was asked for. */
export function PersonalInfo({ profile }: Props) {
  const t = useMessages();
  const [stage, setStage] = useState<Stage>('read');
  const client = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form that had the focus is gone.
    if (stage === 'cancelled') place.current?.querySelector('button')?.focus();
  }, [stage]);

  if (stage === 'edit') {
    return (
      <PersonalInfoForm
        profile={profile}
        onReceived={() => {
          void client.invalidateQueries({ queryKey: profileQuery.queryKey });
          setStage('received');
        }}
        onCancel={() => setStage('cancelled')}
      />
    );
  }
  const isPending = stage === 'received' || profile.updatePending;
  return (
    <>
      {stage === 'received' && <DoneMessage>{t('received')}</DoneMessage>}
      <Tile title={t('details')} aside={isPending && <Badge tone="pending">{t('pending')}</Badge>}>
        <PersonalInfoFacts profile={profile} />
        <div ref={place}>
          <Button onPress={() => setStage('edit')}>{t('edit')}</Button>
        </div>
      </Tile>
    </>
  );
}
