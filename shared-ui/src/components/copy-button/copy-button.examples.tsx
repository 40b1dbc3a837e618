import { CopyButton } from './copy-button.tsx';

export default { title: 'CopyButton' };

export const SetupKey = () => <CopyButton text="GEZDGNBVGY3TQOJQ" />;
