import { Menu } from './menu.tsx';

export default { title: 'Menu' };

const nothing = () => undefined;

export const Personal = () => (
  <Menu
    label="Hi, Hazel!"
    entries={[
      { id: 'dashboard', label: 'Dashboard', onAction: nothing },
      { id: 'account', label: 'Account', onAction: nothing },
      { id: 'log-out', label: 'Log Out', onAction: nothing },
    ]}
  />
);
