import type { ReactNode } from 'react';
import type { KitStatus } from '#domain/kit-status.ts';
import {
  AlertIcon,
  CheckCircleIcon,
  CloseIcon,
  DnaStrandIcon,
  DoctorIcon,
  DocumentIcon,
  LightBulbIcon,
  PackageIcon,
  type IconProps,
} from '../../ui/icons.tsx';

/** Each status of an order has a shape of its own. */
export function KitStatusIcon({ status, ...props }: IconProps & { status: KitStatus }) {
  const Icon = icons[status];
  return <Icon {...props} />;
}

const icons: Readonly<Record<KitStatus, (props: IconProps) => ReactNode>> = {
  SUBMITTED: DocumentIcon,
  'CLINICIAN REVIEW': DoctorIcon,
  APPROVED: CheckCircleIcon,
  'AWAITING SAMPLE': PackageIcon,
  ANALYZING: DnaStrandIcon,
  COMPLETED: LightBulbIcon,
  DENIED: AlertIcon,
  CANCELED: CloseIcon,
};
