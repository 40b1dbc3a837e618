import { PartnerLogo } from './partner-logo.tsx';

export default { title: 'PartnerLogo' };

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="14" fill="none" stroke="#00563f" stroke-width="4"/></svg>';

export const WithName = () => <PartnerLogo svg={svg} name="Acme Credit Union" />;
export const MarkOnly = () => <PartnerLogo svg={svg} name="Acme Credit Union" isMarkOnly />;
