import { Icon } from './icon.tsx';

export default { title: 'Icon' };

export const BesideText = () => (
  <p>
    <Icon name="house" /> Dashboard
  </p>
);

export const Alone = () => <Icon name="circle-check" label="Connected" />;
