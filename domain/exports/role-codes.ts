import { self, type Relative, type SexAtBirth, type Side, type Twins } from '../family-history.ts';

/** A code of HL7's RoleCode (http://terminology.hl7.org/CodeSystem/v3-RoleCode), below FAMMEMB: how somebody is related. */
export type Role = { code: string; display: string };

const roles = {
  ...{ NMTH: 'natural mother', NFTH: 'natural father', NPRN: 'natural parent' },
  ...{ ADOPTM: 'adoptive mother', ADOPTF: 'adoptive father', ADOPTP: 'adoptive parent' },
  ...{ NSIS: 'natural sister', NBRO: 'natural brother', NSIB: 'natural sibling' },
  ...{ SIS: 'sister', BRO: 'brother', SIB: 'sibling' },
  ...{ ITWINSIS: 'identical twin sister', ITWINBRO: 'identical twin brother', ITWIN: 'identical twin' },
  ...{ FTWINSIS: 'fraternal twin sister', FTWINBRO: 'fraternal twin brother', FTWIN: 'fraternal twin' },
  ...{ TWINSIS: 'twin sister', TWINBRO: 'twin brother', TWIN: 'twin' },
  ...{ HSIS: 'half-sister', HBRO: 'half-brother', HSIB: 'half-sibling' },
  ...{ DAU: 'natural daughter', SON: 'natural son', NCHILD: 'natural child' },
  ...{ DAUADOPT: 'adopted daughter', SONADOPT: 'adopted son', CHLDADOPT: 'adopted child' },
  ...{ DAUC: 'daughter', SONC: 'son', CHILD: 'child' },
  ...{ GRNDDAU: 'granddaughter', GRNDSON: 'grandson', GRNDCHILD: 'grandchild' },
  ...{ NIECE: 'niece', NEPHEW: 'nephew', NIENEPH: 'niece/nephew' },
  ...{ MGRMTH: 'maternal grandmother', MGRFTH: 'maternal grandfather', MGRPRN: 'maternal grandparent' },
  ...{ PGRMTH: 'paternal grandmother', PGRFTH: 'paternal grandfather', PGRPRN: 'paternal grandparent' },
  ...{ GRMTH: 'grandmother', GRFTH: 'grandfather', GRPRN: 'grandparent' },
  ...{ MAUNT: 'maternal aunt', MUNCLE: 'maternal uncle', PAUNT: 'paternal aunt', PUNCLE: 'paternal uncle' },
  ...{ AUNT: 'aunt', UNCLE: 'uncle', EXT: 'extended family member' },
  ...{ MCOUSN: 'maternal cousin', PCOUSN: 'paternal cousin', COUSN: 'cousin' },
  FAMMEMB: 'family member',
} as const satisfies Record<string, string>;
type RoleCode = keyof typeof roles;
type BySex = Readonly<Record<SexAtBirth, RoleCode>>;

const bySex = (female: RoleCode, male: RoleCode, unknown: RoleCode): BySex => ({ female, male, unknown });

const twinCodes: Readonly<Record<Twins['kind'], BySex>> = {
  identical: bySex('ITWINSIS', 'ITWINBRO', 'ITWIN'),
  fraternal: bySex('FTWINSIS', 'FTWINBRO', 'FTWIN'),
  unknown: bySex('TWINSIS', 'TWINBRO', 'TWIN'),
};
const naturalParents = bySex('NMTH', 'NFTH', 'NPRN');

/**
 * How a relative is related to the member. “Natural” codes and those of a side speak of blood, so whoever was adopted into the
 * family has the plain code; for an aunt or uncle of unknown sex, and for a child's other parent, there is only a wider one.
 */
export function roleOf(relative: Relative, twins: readonly Twins[]): Role {
  return roleFor(codesOf(relative, twins)[relative.sex_assigned_at_birth]);
}

function codesOf({ id, relation, side, adoption }: Relative, twins: readonly Twins[]): BySex {
  const isIn = adoption === 'in';
  const isNatural = adoption === 'none' || adoption === 'out';
  switch (relation) {
    case 'parent':
      return naturalParents;
    case 'sibling': {
      const twin = twins.find(({ members }) => members.includes(self) && members.includes(id));
      if (twin) return twinCodes[twin.kind];
      return isNatural ? bySex('NSIS', 'NBRO', 'NSIB') : bySex('SIS', 'BRO', 'SIB');
    }
    case 'half-sibling':
      return bySex('HSIS', 'HBRO', 'HSIB');
    case 'child':
      if (isIn) return bySex('DAUADOPT', 'SONADOPT', 'CHLDADOPT');
      return isNatural ? bySex('DAU', 'SON', 'NCHILD') : bySex('DAUC', 'SONC', 'CHILD');
    case 'grandchild':
      return bySex('GRNDDAU', 'GRNDSON', 'GRNDCHILD');
    case 'niece-or-nephew':
      return bySex('NIECE', 'NEPHEW', 'NIENEPH');
    case 'grandparent':
      return sided(
        ...([side, bySex('MGRMTH', 'MGRFTH', 'MGRPRN'), bySex('PGRMTH', 'PGRFTH', 'PGRPRN')] as const),
        bySex('GRMTH', 'GRFTH', 'GRPRN'),
      );
    case 'aunt-or-uncle':
      return sided(
        ...([isIn ? 'unknown' : side, bySex('MAUNT', 'MUNCLE', 'EXT'), bySex('PAUNT', 'PUNCLE', 'EXT')] as const),
        bySex('AUNT', 'UNCLE', 'EXT'),
      );
    case 'cousin':
      return sided(
        ...([
          isIn ? 'unknown' : side,
          bySex('MCOUSN', 'MCOUSN', 'MCOUSN'),
          bySex('PCOUSN', 'PCOUSN', 'PCOUSN'),
        ] as const),
        bySex('COUSN', 'COUSN', 'COUSN'),
      );
    case 'partner':
      return bySex('FAMMEMB', 'FAMMEMB', 'FAMMEMB');
  }
}

function sided(side: Side, maternal: BySex, paternal: BySex, neither: BySex): BySex {
  if (side === 'maternal') return maternal;
  return side === 'paternal' ? paternal : neither;
}

/** What a parent is to their child: by blood, or by adoption where the child came to the family so. */
export function parentRole(sex: SexAtBirth, byAdoption: boolean): Role {
  return roleFor((byAdoption ? bySex('ADOPTM', 'ADOPTF', 'ADOPTP') : naturalParents)[sex]);
}

/** What one twin is to the other. */
export function twinRole(kind: Twins['kind']): Role {
  return roleFor(twinCodes[kind].unknown);
}

function roleFor(code: RoleCode): Role {
  return { code, display: roles[code] };
}
