import { pageData } from '@reset/remote-sdk';
import type { LinkSource } from '@reset/remote-sdk/linking';
import { Button, ChoiceTiles, Combobox, FootAction } from '@reset/shared-ui';
import { useId, useRef, useState } from 'react';
import { useMessages } from '../linking-messages.ts';
import { popularInstitutions } from '../model/popular-institutions.ts';
import styles from './link-step.module.css';
import type { InstitutionPick } from './use-institution-pick.ts';

interface Props extends InstitutionPick {
  source: LinkSource;
  onConnect: () => void;
}

/** Whom to link, if she likes to say it here: one of the list, or nobody yet. */
export function InstitutionChoice({ source, pick, choose, initialText, search, onConnect }: Props) {
  const t = useMessages();
  const [popular] = useState(() => popularInstitutions(source, pageData()));
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const hintId = useId();

  function connect() {
    if (pick !== null || typed.trim() === '') return onConnect();
    setRefused(true);
    place.current?.querySelector('input')?.focus();
  }

  return (
    <>
      <div ref={place}>
        <Combobox
          label={t(`${source}.search`)}
          source={search}
          initialText={initialText}
          value={pick}
          onChange={choose}
          onTextChange={(text) => {
            setTyped(text);
            setRefused(false);
          }}
          isRefused={isRefused && pick === null}
          fallback={{ label: t(`${source}.elsewhere`), onTake: onConnect }}
          aria-describedby={hintId}
        />
        <p id={hintId} className={styles.hint}>
          {t('searchHint')}
        </p>
      </div>
      {popular.length > 0 && (
        <ChoiceTiles
          label={t(`${source}.popular`)}
          choices={popular}
          value={pick}
          onChange={choose}
        />
      )}
      <FootAction>
        <Button variant="primary" onPress={connect}>
          {t('connect')}
        </Button>
      </FootAction>
    </>
  );
}
