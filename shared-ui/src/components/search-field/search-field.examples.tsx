import { useState } from 'react';
import { SearchField } from './search-field.tsx';

export default { title: 'SearchField' };

interface Props {
  text: string;
  onSubmit?: () => void;
}

function Example({ text, ...rest }: Props) {
  const [value, setValue] = useState(text);
  return (
    <SearchField
      label="Search transactions"
      placeholder="Merchant, category or amount"
      value={value}
      onChange={setValue}
      {...rest}
    />
  );
}

export const Empty = () => <Example text="" />;
export const Searching = ({ onSubmit }: Pick<Props, 'onSubmit'>) => (
  <Example text="Fernwood" {...(onSubmit ? { onSubmit } : {})} />
);
