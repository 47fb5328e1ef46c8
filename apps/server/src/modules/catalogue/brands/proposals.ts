import type * as staffContract from '@galleria/contract/catalogue/staff-brands';
import type * as contract from '@galleria/contract/catalogue/store-brands';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import { toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { mailOwners } from '../../sellers/index.ts';
import { updatePictureReferences } from '../../uploads/index.ts';
import type { CatalogueContext } from '../context.ts';
import { catalogueMails } from '../mails.ts';
import { insertBrand, isNameTaken } from './brands-db.ts';
import {
  countOpenProposals,
  decideProposal,
  insertProposal,
  listProposals,
  listStoreProposals,
  lockProposal,
  type Proposal,
} from './proposals-db.ts';

const MAX_OPEN_PER_STORE = 20;

const listOf = (path: string) => (path === '' ? [] : [path]);

export const proposeBrand: UseCase<typeof contract.proposeBrand, CatalogueContext> = async (
  { database },
  { brandName, brandPic, note },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const { storeId, userId: sellerId } = actor;
    if (await isNameTaken(queries, brandName)) return refuse('brand.nameTaken');
    if ((await countOpenProposals(queries, storeId)) >= MAX_OPEN_PER_STORE) {
      return refuse('settings.tooMany', { values: { limit: MAX_OPEN_PER_STORE } });
    }
    const row = { storeId, sellerId, name: brandName, picture: brandPic, note };
    const id = await insertProposal(queries, row);
    if (id === undefined) return refuse('brandProposal.exists');
    const shown = { holder: 'brandProposal.logo', id, before: [], after: listOf(brandPic) };
    if (!(await updatePictureReferences(transaction, shown))) return refuse('profile.foreignPicture');
    audit.changed(null, { proposalId: id, brandName, note });
    return null;
  });

export const storeBrandProposalPage: UseCase<typeof contract.storeBrandProposalPage, CatalogueContext> = async (
  { database },
  paging,
  { actor },
) => {
  const { proposals, total } = await listStoreProposals(database.queries, actor.storeId, paging);
  return toPage(proposals.map(present), total, paging);
};

export const brandProposalPage: UseCase<typeof staffContract.brandProposalPage, CatalogueContext> = async (
  { database, stores },
  { isOpen, ...paging },
  { locale },
) => {
  const { proposals, total } = await listProposals(database.queries, isOpen, paging);
  const summaries = await stores.summaries(locale);
  const records = proposals.map((proposal) => ({
    ...{ ...present(proposal), shopId: proposal.storeId },
    shopName: summaries.get(proposal.storeId)?.shopName ?? '',
  }));
  return toPage(records, total, paging);
};

function present({ id, name, picture, note, state, reason, createdAt, decidedAt }: Proposal) {
  // A refusal releases the logo, and its file is deleted.
  const brandPic = state === 'refused' ? '' : picture;
  return {
    ...{ proposalId: id, brandName: name, brandPic, note, state, reason },
    ...{ createTime: formatApiTime(createdAt), decideTime: decidedAt && formatApiTime(decidedAt) },
  };
}

export const acceptBrandProposal: UseCase<typeof staffContract.acceptBrandProposal, CatalogueContext> = async (
  { database, messages },
  { proposalId, brandName },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const proposal = await lockProposal(queries, proposalId);
    if (!proposal) return refuse('brandProposal.notFound');
    if (proposal.state !== 'open') return refuse('brandProposal.decided');
    const { storeId, picture } = proposal;
    const brand = brandName ?? proposal.name;
    const brandId = await insertBrand(queries, { name: brand, picture });
    if (brandId === undefined) return refuse('brand.nameTaken');
    const logo = listOf(picture);
    await updatePictureReferences(transaction, {
      holder: 'brand.logo',
      id: brandId,
      before: [],
      after: logo,
      shared: logo,
    });
    await decideProposal(queries, proposalId, { state: 'accepted', brandId });
    const mail = catalogueMails.brandAccepted;
    await mailOwners(transaction, messages, { storeId, mail, values: () => ({ brand }) });
    await transaction.changed('brands');
    audit.changed({ proposalId, state: 'open' }, { proposalId, state: 'accepted', brandId, brandName: brand });
    return { brandId };
  });

export const refuseBrandProposal: UseCase<typeof staffContract.refuseBrandProposal, CatalogueContext> = async (
  { database, messages },
  { proposalId, reason },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const proposal = await lockProposal(queries, proposalId);
    if (!proposal) return refuse('brandProposal.notFound');
    if (proposal.state !== 'open') return refuse('brandProposal.decided');
    await decideProposal(queries, proposalId, { state: 'refused', reason });
    const { storeId, name: brand, picture } = proposal;
    await updatePictureReferences(transaction, {
      holder: 'brandProposal.logo',
      id: proposalId,
      before: listOf(picture),
      after: [],
    });
    const mail = catalogueMails.brandRefused;
    await mailOwners(transaction, messages, { storeId, mail, values: () => ({ brand, reason }) });
    audit.changed({ proposalId, state: 'open' }, { proposalId, state: 'refused', reason });
    return null;
  });
