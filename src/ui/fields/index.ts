export { CheckboxField, CheckboxGroupField, RadioGroupField } from './choices.tsx';
export { DateField } from './DateField.tsx';
export { SelectField } from './SelectField.tsx';
export { useFieldValue } from './source.ts';
export { TextAreaField } from './TextAreaField.tsx';
export { TextField } from './TextField.tsx';
