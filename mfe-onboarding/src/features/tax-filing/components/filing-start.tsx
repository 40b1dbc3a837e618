import type { MemberProfile } from '@reset/remote-sdk';
import { Button, FactList, FootAction, Stack, Text, Tile, type IconName } from '@reset/shared-ui';
import type { Advance } from '#features/refund-advance/refund-advance.ts';
import { useMessages } from '../tax-filing-messages.ts';
import { RefundAccount } from './refund-account.tsx';

interface Props {
  profile: MemberProfile;
  /** Of advances on refunds; null where she may have none. */
  season: Advance['season'];
  onOpen: () => void;
}

/** What filing takes, what it costs and what it leads to, and the one button that opens it. */
export function FilingStart({ profile, season, onOpen }: Props) {
  const t = useMessages();
  const facts = season === null ? FACTS : [...FACTS, ADVANCES[season]];
  return (
    <Tile title={t('file.title')}>
      <Stack gap={16}>
        <Text>{t(season === 'open' ? 'file.text.advance' : 'file.text.plain')}</Text>
        <FactList
          facts={facts.map(({ name, icon }) => ({
            id: name,
            icon,
            label: t(`fact.${name}`),
            text: t(`fact.${name}.text`),
          }))}
        />
        <RefundAccount profile={profile} />
        <FootAction>
          <Button variant="primary" onPress={onOpen}>
            {t('file.open')}
          </Button>
        </FootAction>
      </Stack>
    </Tile>
  );
}

interface FilingNote {
  name: 'ready' | 'cost' | 'partner' | 'advance' | 'advance.over';
  icon: IconName;
}

const FACTS: readonly FilingNote[] = [
  { name: 'ready', icon: 'file-text' },
  { name: 'cost', icon: 'receipt-text' },
  { name: 'partner', icon: 'shield-check' },
];
const ADVANCES: Record<'open' | 'over', FilingNote> = {
  open: { name: 'advance', icon: 'hand-coins' },
  over: { name: 'advance.over', icon: 'hand-coins' },
};
