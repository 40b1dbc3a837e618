import { Button, FactList, FootAction, Stack, Text, Tile, type IconName } from '@reset/shared-ui';
import { useMessages } from '../tax-filing-messages.ts';
import { RefundAccount } from './refund-account.tsx';

interface Props {
  /** Whether a part of her refund may be advanced to her. */
  isAdvanceAllowed: boolean;
  onOpen: () => void;
}

/** What filing takes, what it costs and what it leads to, and the one button that opens it. */
export function FilingStart({ isAdvanceAllowed, onOpen }: Props) {
  const t = useMessages();
  const facts = isAdvanceAllowed ? [...FACTS, ADVANCE] : FACTS;
  return (
    <Tile title={t('file.title')}>
      <Stack gap={16}>
        <Text>{t(isAdvanceAllowed ? 'file.text.advance' : 'file.text.plain')}</Text>
        <FactList
          facts={facts.map(({ name, icon }) => ({
            id: name,
            icon,
            label: t(`fact.${name}`),
            text: t(`fact.${name}.text`),
          }))}
        />
        <RefundAccount />
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
  name: 'ready' | 'cost' | 'partner' | 'advance';
  icon: IconName;
}

const FACTS: readonly FilingNote[] = [
  { name: 'ready', icon: 'file-text' },
  { name: 'cost', icon: 'receipt-text' },
  { name: 'partner', icon: 'shield-check' },
];
const ADVANCE: FilingNote = { name: 'advance', icon: 'hand-coins' };
