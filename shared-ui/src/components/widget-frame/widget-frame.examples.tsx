import { WidgetFrame } from './widget-frame.tsx';

export default { title: 'WidgetFrame' };

export const Opening = () => (
  <WidgetFrame
    origin={null}
    name="bank-link"
    token="token"
    title="Link your bank"
    onMessage={() => undefined}
  />
);
