import { useState } from 'react';
import { SearchField } from './search-field.tsx';

export default { title: 'SearchField' };

function Example({ text }: { text: string }) {
  const [value, setValue] = useState(text);
  return (
    <SearchField
      label="Search transactions"
      placeholder="Merchant, category or amount"
      value={value}
      onChange={setValue}
    />
  );
}

export const Empty = () => <Example text="" />;
export const Searching = () => <Example text="Fernwood" />;
