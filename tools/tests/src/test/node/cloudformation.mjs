// Checks templates against the resource specification of CloudFormation, and prints them as JSON:
// node cloudformation.mjs <file>...
import {readFileSync} from 'node:fs';
import {loadAwsServiceSpec} from '@aws-cdk/aws-service-spec';
import {YAML11_SCHEMA, Schema, defineScalarTag, load} from 'js-yaml';

const specification = await loadAwsServiceSpec();
const shortForm = (name, value) =>
  defineScalarTag('!' + name, {resolve: (source) => value(source), identify: () => false});
// CloudFormation reads YAML 1.1, where a plain `on` is a boolean.
const schema = new Schema([
  ...YAML11_SCHEMA.tags,
  shortForm('Ref', (source) => ({Ref: source})),
  shortForm('GetAtt', (source) => ({'Fn::GetAtt': source.split('.')})),
  shortForm('Sub', (source) => ({'Fn::Sub': source})),
]);

const problems = [];

function checkTemplate(file, template) {
  const known = ['AWSTemplateFormatVersion', 'Transform', 'Resources', 'Outputs'];
  for (const section of Object.keys(template)) {
    if (!known.includes(section)) problems.push(`${file}: unknown section ${section}`);
  }
  if (template.AWSTemplateFormatVersion !== '2010-09-09') problems.push(`${file}: version`);
  for (const [id, resource] of Object.entries(template.Resources)) {
    const where = `${file}: ${id}`;
    if (!/^[A-Za-z0-9]{1,255}$/.test(id)) problems.push(`${where}: not a logical id`);
    const [type] = specification.lookup('resource', 'cloudFormationType', 'equals', resource.Type);
    if (!type) {
      problems.push(`${where}: unknown type ${resource.Type}`);
      continue;
    }
    const members = ['Type', 'Properties', 'DeletionPolicy', 'UpdateReplacePolicy'];
    for (const member of Object.keys(resource)) {
      if (!members.includes(member)) problems.push(`${where}: unknown member ${member}`);
    }
    if (type.cloudFormationTransform && template.Transform !== type.cloudFormationTransform) {
      problems.push(`${where}: needs the transform ${type.cloudFormationTransform}`);
    }
    checkProperties(where, resource.Properties, type.properties, template);
  }
  for (const [name, output] of Object.entries(template.Outputs)) {
    checkReference(`${file}: output ${name}`, output.Value, template);
  }
}

function checkProperties(where, values, properties, template) {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    problems.push(`${where}: not an object`);
    return;
  }
  for (const [name, value] of Object.entries(values)) {
    if (!properties[name]) problems.push(`${where}: unknown property ${name}`);
    else checkType(`${where}.${name}`, value, properties[name].type, template);
  }
  for (const [name, property] of Object.entries(properties)) {
    if (property.required && !(name in values)) problems.push(`${where}: ${name} is missing`);
  }
}

function checkType(where, value, type, template) {
  const expect = (fits) => {
    if (!fits) problems.push(`${where}: ${JSON.stringify(value)} is not of type ${type.type}`);
  };
  switch (type.type) {
    case 'string':
      if (isFunction(value)) return checkReference(where, value, template);
      expect(typeof value === 'string');
      if (type.allowedValues) expect(type.allowedValues.includes(value));
      return;
    case 'integer':
      return expect(Number.isInteger(value));
    case 'number':
      return expect(typeof value === 'number');
    case 'boolean':
      return expect(typeof value === 'boolean');
    case 'json':
      return expect(typeof value === 'object');
    case 'array':
      expect(Array.isArray(value) && value.length > 0);
      if (Array.isArray(value)) {
        value.forEach((element, i) => checkType(`${where}[${i}]`, element, type.element, template));
      }
      return;
    case 'map':
      return Object.entries(value).forEach(([name, element]) =>
        checkType(`${where}.${name}`, element, type.element, template));
    case 'ref': {
      const definition = specification.get('typeDefinition', type.reference.$ref);
      return checkProperties(where, value, definition.properties, template);
    }
    case 'union': {
      // Fits if it is of one of the types; otherwise the problems of the last one are told. Any JSON
      // is the same as no check, so it counts only if there is no other type.
      const before = problems.length;
      const types = type.types.filter((each) => each.type !== 'json');
      for (const each of types.length > 0 ? types : type.types) {
        problems.length = before;
        checkType(where, value, each, template);
        if (problems.length === before) return;
      }
      return;
    }
    default:
      problems.push(`${where}: can't check the type ${type.type}`);
  }
}

function isFunction(value) {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 1
    && ['Ref', 'Fn::GetAtt', 'Fn::Sub'].includes(Object.keys(value)[0]);
}

function checkReference(where, value, template) {
  if (!isFunction(value)) problems.push(`${where}: no reference`);
  else if (value.Ref && !value.Ref.startsWith('AWS::') && !template.Resources[value.Ref]) {
    problems.push(`${where}: no resource ${value.Ref}`);
  } else if (value['Fn::GetAtt']) {
    const [id, attribute] = value['Fn::GetAtt'];
    const [type] = specification.lookup(
      'resource', 'cloudFormationType', 'equals', template.Resources[id]?.Type ?? '');
    if (!type?.attributes[attribute]) problems.push(`${where}: no attribute ${id}.${attribute}`);
  }
}

const templates = process.argv.slice(2).map((file) => {
  const template = load(readFileSync(file, 'utf8'), {schema});
  checkTemplate(file.replace(/.*\//, ''), template);
  return template;
});
if (problems.length > 0) {
  console.log(problems.join('\n'));
  process.exit(1);
}
process.stdout.write(JSON.stringify(templates));
