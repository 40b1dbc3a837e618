import { Text } from './text.tsx';

export default { title: 'Text' };

const words =
  'Choose the account your pay goes into. Its balance and upcoming bills help set your spending limit, so that it keeps up with your work.';

export const Body = () => <Text>{words}</Text>;

export const Muted = () => <Text tone="muted">{words}</Text>;

export const Caption = () => (
  <Text tone="muted" size="caption">
    {words}
  </Text>
);
