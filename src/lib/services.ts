type Make<Service> = (services: Services) => Service

/** Services are the parts that one store works with beside its state. Each is made once, when it is first asked for. */
export type Services = { get<Service>(make: Make<Service>): Service }

export function createServices(): Services {
  const made = new Map<Make<unknown>, unknown>()
  const services: Services = {
    get<Service>(make: Make<Service>) {
      if (!made.has(make)) made.set(make, make(services))
      return made.get(make) as Service
    },
  }
  return services
}
