import type { LinkSource } from '@reset/remote-sdk/linking';
import { FactList, Stack, Text, type IconName } from '@reset/shared-ui';
import { useMessages } from '../linking-messages.ts';

/** What linking means for her data, and whose window she signs in to. */
export function LinkFacts({ source }: { source: LinkSource }) {
  const t = useMessages();
  return (
    <Stack gap={12}>
      <FactList
        facts={FACTS.map(({ name, icon }) => ({
          id: name,
          icon,
          label: t(`fact.${name}`),
          text: t(name === 'read' ? `fact.read.${source}` : `fact.${name}.text`),
        }))}
      />
      <Text tone="muted" size="caption">
        {t(`${source}.provider`)}
      </Text>
    </Stack>
  );
}

const FACTS: readonly { name: 'read' | 'encrypted' | 'unlink'; icon: IconName }[] = [
  { name: 'read', icon: 'eye' },
  { name: 'encrypted', icon: 'lock' },
  { name: 'unlink', icon: 'unlink' },
];
